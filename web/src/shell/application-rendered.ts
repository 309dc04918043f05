const rendered = Promise.withResolvers<void>();

/** It resolves when the container for toasts is rendered, because earlier toasts would not be visible. */
export const applicationRendered: Promise<void> = rendered.promise;

export const markApplicationRendered = (): void => rendered.resolve();
