// Made from the contract by `npm run generate`.
import type { Manifest } from './manifest.ts';

export const manifest: Manifest = {
  "frontend": {
    "metraLite": {
      "method": "GET",
      "path": "/frontend/metra-lite"
    },
    "legalPage": {
      "method": "GET",
      "path": "/frontend/legal/{slug}"
    }
  },
  "storage": {
    "read": {
      "method": "GET",
      "path": "/my/organisation/storage/{name}"
    },
    "write": {
      "method": "PUT",
      "path": "/my/organisation/storage/{name}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/my/organisation/storage/{name}"
    }
  }
};
