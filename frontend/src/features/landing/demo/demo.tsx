import { useRef } from 'react';

import { Button } from '../../../shared/ui/button.js';
import { DEMO } from '../content/landing-texts.js';
import type { SampleOutput } from '../content/sample.types.js';
import page from '../landing.module.css';
import { SectionHead } from '../sections/section-head.js';
import { frameAt, type DemoPhase } from './demo-script.js';
import { DemoStage } from './demo-stage.js';
import css from './demo.module.css';
import { useDemoPlayer } from './use-demo-player.js';

const CAPTIONS: Record<DemoPhase, string> = {
  typing: 'A text is pasted into the source sheet.',
  choosing: 'Four formats are ticked.',
  writing: 'All four are written at the same time.',
  reading: 'Each piece comes with its length and its checked claims.',
};

export interface DemoSample {
  text: string;
  outputs: readonly SampleOutput[];
}

export function Demo(sample: DemoSample) {
  const stage = useRef<HTMLDivElement>(null);
  const { atMs, isPlaying, toggle } = useDemoPlayer(stage);
  const frame = frameAt(atMs);
  return (
    <section className={`${page.section} ${page.ruled}`} id="demo" tabIndex={-1} aria-labelledby="demo-title">
      <div className="wrap">
        <SectionHead id="demo-title" title={DEMO.title} lead={DEMO.lead} />
        <div ref={stage}>
          <DemoStage frame={frame} {...sample} />
        </div>
        <div className={css.controls}>
          <Button kind="quiet" onClick={toggle}>
            {isPlaying ? 'Pause' : 'Play'} the demo
          </Button>
          <p className="small soft">{CAPTIONS[frame.phase]}</p>
        </div>
      </div>
    </section>
  );
}
