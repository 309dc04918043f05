/**
 * `waiting`: changed, and not sent yet. `offline`: stored in this browser until the server can be reached. `refused`: the server does
 * not accept it as it is. `conflict`: somebody else changed the same, and a person has to choose.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';
