/// <reference types="vite/client" />

/** Set at build time: the design system's gallery is part of this build. */
declare const __GALLERY__: boolean;

declare module 'virtual:hero-columns' {
  import type { HeroColumn } from '@metra/pictures';
  export const columns: readonly HeroColumn[];
}
