import type { ComponentType } from 'react';

export type GalleryTheme = 'light' | 'dark';

export interface GallerySection {
  title: string;
  Content: ComponentType<{ theme: GalleryTheme }>;
}
