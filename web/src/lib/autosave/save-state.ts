/**
 * `typed`: it is sent when the person has finished. `waiting`: it is sent after a pause. `offline`: the browser stores it until the
 * server can be reached. `refused`: the server does not accept it as it is. `conflict`: somebody else changed the same, and a person has
 * to choose.
 */
export type SaveState = 'saved' | 'typed' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';
