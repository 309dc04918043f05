import { readDelivered, type Texts } from '../../platform/delivered-files.ts';

export interface DemoOrganisation {
  slug: string;
  name: string;
  type: string;
  industry: string;
  size: string;
  location: { street: string; zipCode: string; city: string; country: string; lat: number; lon: number };
  slogan: Texts;
  description: Texts;
  email: string;
  website: string;
}

interface DemoPost {
  date: string;
  title: Texts;
  body: Texts;
}

export interface DemoOffer {
  slug: string;
  organisation: string;
  offerType: string;
  categories: string[];
  name: Texts;
  summary: Texts;
  description: Texts;
  tags: string[];
  priceHint: Texts;
  location: {
    city: string;
    zipCode: string;
    country: string;
    lat: number;
    lon: number;
    radiusKm: number | null;
    online: boolean;
  };
  partners: string[];
  posts: DemoPost[];
}

export interface DemoMarketplace {
  organisations: DemoOrganisation[];
  offers: DemoOffer[];
  posts: (DemoPost & { organisation: string })[];
}

/** Offers of other organisations in the demo. */
export function readDemoMarketplace(): DemoMarketplace {
  const demo = readDelivered<DemoMarketplace>('demo');
  const more = readDelivered<Pick<DemoMarketplace, 'organisations' | 'offers'>>('marketplace');
  return {
    organisations: [...demo.organisations, ...more.organisations],
    offers: [...demo.offers, ...more.offers],
    posts: demo.posts,
  };
}
