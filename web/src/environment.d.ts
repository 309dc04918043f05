/// <reference types="vite/client" />

/** Set at build time: the design system's gallery is part of this build. */
declare const __GALLERY__: boolean;

/** Set at build time: which shapes answers of the server have. */
declare const __SHAPES__: string;

declare module 'virtual:hero-columns' {
  import type { HeroColumn } from '@metra/pictures';
  export const columns: readonly HeroColumn[];
}

declare module 'virtual:licences' {
  import type { Licences } from '../build/licences.ts';
  export const licences: Licences;
}
