/** Declares only what we use. */
declare module 'topojson-client' {
  export function feature(topology: object, object: object): unknown;
}
