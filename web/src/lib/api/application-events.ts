/** What parts of the application tell each other: the events of specification section 4, and what paying changes. */
export interface ApplicationEvents {
  /** An HTTP call was answered with 401; the flag says whether it was the logout itself. */
  unauthorized: { isLogout: boolean };
  noSubscription: undefined;
  invalidateTrackableGoal: { goalId: number };
  trackableGoalChanged: { goalId: number };
  trackableMeasureChanged: { measureId: number; goalId: number | null };
  logout: { forced: boolean };
  /** Somebody acted for someone else and is themselves again: on to the page they left for it. */
  returned: { to: string };
  login: undefined;
  loginRestored: undefined;
  kpiRecordChanged: { kpiIds: readonly number[] };
  profileChanged: undefined;
  /** An answer to a standard, or what a report says of it. */
  disclosuresChanged: { year: number };
  /** Files of the organisation came, changed or went. */
  resourcesChanged: undefined;
  /** What the organisation offers, tells or stands beside. */
  marketplaceChanged: undefined;
  /** What the person watches. */
  watchListChanged: undefined;
  /** One of the operator's people has decided something about organisations, offers or tags. */
  marketplaceAdministered: undefined;
  /** An administrator has changed accounts. */
  accountsAdministered: undefined;
  /** Somebody of the operator's has booked, reminded, taken back or given something. */
  billingAdministered: undefined;
  catalogueAdministered: undefined;
  /** Ordered, cancelled or taken back: also other tabs let the person in at once. */
  subscriptionChanged: undefined;
  /** A result of a questionnaire was put on the account, or taken off it. */
  keptResultsChanged: undefined;
  /** A page of the site was written, published or deleted. */
  landingPageChanged: { pageId: number };
  /** One of the operator's people has written a questionnaire, or deleted results. */
  questionnaireChanged: undefined;
  /** An administrator has decided about a job or a mail that failed. */
  operationChanged: undefined;
  /** A report was frozen, its files are there, or its link has changed. */
  frozenReportChanged: undefined;
  /** The server refused something for want of a subscription: it has ended while somebody was at work. */
  subscriptionMissed: undefined;
}

export type ApplicationEvent = keyof ApplicationEvents;
type Listener<E extends ApplicationEvent> = (detail: ApplicationEvents[E]) => void;
type Told<E extends ApplicationEvent> = undefined extends ApplicationEvents[E] ? [] : [ApplicationEvents[E]];

export interface EventBus {
  on<E extends ApplicationEvent>(event: E, listener: Listener<E>): () => void;
  emit<E extends ApplicationEvent>(event: E, ...detail: Told<E>): void;
}

/** A listener that throws does not keep the others from hearing. */
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
          // An event without detail is heard with undefined.
          (listener as (detail?: unknown) => void)(detail[0]);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
