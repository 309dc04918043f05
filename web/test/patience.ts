import { configure } from '@testing-library/react';

/** How long a test waits for what must appear: longer than any machine needs, so that only a mistake ends it. */
configure({ asyncUtilTimeout: 30_000 });
