/** The parts of the application notify each other with these events. */
export interface ApplicationEvents {
  /** An HTTP call was answered with 401; the flag says whether it was the logout itself. */
  unauthorized: { isLogout: boolean };
  noSubscription: undefined;
  invalidateTrackableGoal: { goalId: number };
  trackableGoalChanged: { goalId: number };
  trackableMeasureChanged: { measureId: number; goalId: number | null };
  logout: { forced: boolean };
  /** An administrator ended an impersonation and returns to the page `to`. */
  returned: { to: string };
  login: undefined;
  loginRestored: undefined;
  kpiRecordChanged: { kpiIds: readonly number[] };
  profileChanged: undefined;
  disclosuresChanged: { year: number };
  resourcesChanged: undefined;
  marketplaceChanged: undefined;
  watchListChanged: undefined;
  /** An editor or administrator changed organisations, offers or tags. */
  marketplaceAdministered: undefined;
  accountsAdministered: undefined;
  /** An administrator changed a subscription, an invoice or a promotion code. */
  billingAdministered: undefined;
  catalogueAdministered: undefined;
  /** Other tabs open the subscriber's pages at once. */
  subscriptionChanged: undefined;
  savedResultsChanged: undefined;
  landingPageChanged: { pageId: number };
  questionnaireChanged: undefined;
  /** An administrator decided about a failed job or mail. */
  operationChanged: undefined;
  frozenReportChanged: undefined;
  /** The server refused a call because the subscription ended while the person was working. */
  subscriptionMissed: undefined;
}

export type ApplicationEvent = keyof ApplicationEvents;
type Listener<E extends ApplicationEvent> = (detail: ApplicationEvents[E]) => void;
type Told<E extends ApplicationEvent> = undefined extends ApplicationEvents[E] ? [] : [ApplicationEvents[E]];

export interface EventBus {
  on<E extends ApplicationEvent>(event: E, listener: Listener<E>): () => void;
  emit<E extends ApplicationEvent>(event: E, ...detail: Told<E>): void;
}

/** A listener that throws must not prevent the other listeners from being called. */
export function createEventBus(onError: (error: unknown) => void): EventBus {
  const listeners: { [E in ApplicationEvent]?: Set<Listener<E>> } = {};

  function listenersOf<E extends ApplicationEvent>(event: E): Set<Listener<E>> {
    const known: Set<Listener<E>> | undefined = listeners[event];
    if (known) return known;
    const created = new Set<Listener<E>>();
    Object.assign(listeners, { [event]: created });
    return created;
  }

  return {
    on(event, listener) {
      listenersOf(event).add(listener);
      return () => {
        listenersOf(event).delete(listener);
      };
    },
    emit(event, ...detail) {
      for (const listener of [...listenersOf(event)]) {
        try {
          (listener as (detail?: unknown) => void)(detail[0]);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
