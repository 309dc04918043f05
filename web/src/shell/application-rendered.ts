const rendered = Promise.withResolvers<void>();

/** Resolves when the application is rendered with its container for toasts: earlier toasts would not be seen. */
export const applicationRendered: Promise<void> = rendered.promise;

export const markApplicationRendered = (): void => rendered.resolve();
