const drawn = Promise.withResolvers<void>();

/** The application stands, toasts and dialogs included: what happened before can be told now. */
export const whenDrawn: Promise<void> = drawn.promise;

export const markDrawn = (): void => drawn.resolve();
