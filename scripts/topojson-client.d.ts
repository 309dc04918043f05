/** What we call of it. */
declare module 'topojson-client' {
  export function feature(topology: object, object: object): unknown;
}
