import type { ApplicationEvents, EventBus } from './application-events.ts';

/** The session itself tells the other tabs about signing in and out. */
const SHARED = [
  'trackableGoalChanged',
  'trackableMeasureChanged',
  'invalidateTrackableGoal',
  'kpiRecordChanged',
  'profileChanged',
  'resourcesChanged',
  'subscriptionChanged',
  'marketplaceChanged',
  'watchListChanged',
  'marketplaceAdministered',
  'accountsAdministered',
  'billingAdministered',
  'catalogueAdministered',
  'landingPageChanged',
  'questionnaireChanged',
] as const;

type Shared = (typeof SHARED)[number];
type Message = { [E in Shared]: { event: E; detail: ApplicationEvents[E] } }[Shared];

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  SHARED.some((event) => event === data.event);

export function shareEventsAcrossTabs(events: EventBus, channel: BroadcastChannel): void {
  // A received event is not sent again, because two tabs would never stop.
  let hearing = false;
  for (const event of SHARED) {
    events.on(event, (detail) => {
      if (!hearing) channel.postMessage({ event, detail });
    });
  }
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    hearing = true;
    hear(events, data);
    hearing = false;
  });
}

function hear(events: EventBus, message: Message): void {
  switch (message.event) {
    case 'trackableMeasureChanged':
      events.emit(message.event, message.detail);
      break;
    case 'kpiRecordChanged':
      events.emit(message.event, message.detail);
      break;
    case 'landingPageChanged':
      events.emit(message.event, message.detail);
      break;
    case 'profileChanged':
    case 'resourcesChanged':
    case 'subscriptionChanged':
    case 'marketplaceChanged':
    case 'watchListChanged':
    case 'marketplaceAdministered':
    case 'accountsAdministered':
    case 'billingAdministered':
    case 'catalogueAdministered':
    case 'questionnaireChanged':
      events.emit(message.event);
      break;
    default:
      events.emit(message.event, message.detail);
  }
}
