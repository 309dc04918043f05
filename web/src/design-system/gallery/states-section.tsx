import { Button } from '../buttons/button.tsx';
import { ScaleTicks } from '../charts/scale-ticks.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../feedback/skeleton.tsx';
import { Logo } from '../pictures/logo.tsx';
import { NotFoundDrawing } from '../pictures/not-found-drawing.tsx';
import { Columns, Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

function States() {
  return (
    <Stack>
      <Row>
        <Logo />
        <Logo variant="tile" />
        <span className="inline-flex rounded-control bg-surface-ink p-4">
          <Logo tone="ink" />
        </span>
      </Row>
      <Columns>
        <div className="panel overflow-hidden">
          <Skeleton>
            <SkeletonBlock className="h-30 rounded-none" />
            <div className="grid gap-[14px] p-5">
              <SkeletonBlock className="w-[34%]" />
              <SkeletonBlock className="h-[18px] w-[70%]" />
              <SkeletonBlock className="h-10 w-[42%]" />
              <ScaleTicks />
            </div>
          </Skeleton>
        </div>
        <div className="panel p-5">
          <ErrorState
            title="Kennzahlen sind gerade nicht erreichbar"
            text="Ihre Eingaben sind sicher. Wir versuchen es in wenigen Sekunden noch einmal."
            onReload={() => undefined}
            responseId="7f3a-19c2"
          />
        </div>
        <EmptyState
          variant="slot"
          sector="g"
          title="Noch kein Ziel gewählt"
          text="Suchen Sie unten eines aus."
        />
        <EmptyState
          sector="s"
          title="Nichts gefunden"
          text="Mit weniger Filtern finden Sie mehr Angebote."
          action={<Button>Filter zurücksetzen</Button>}
        />
        <div className="panel">
          <Skeleton>
            <SkeletonRows rows={4} />
          </Skeleton>
        </div>
        <EmptyState variant="slot" sector="e" title="Noch kein Ziel gewählt" />
      </Columns>
      <NotFoundDrawing />
    </Stack>
  );
}

export const statesSection: GallerySection = { title: 'Ladezustand, Fehler, Leere', Content: States };
