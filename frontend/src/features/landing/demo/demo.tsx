import { useRef } from 'react';
import { FORMATS, FORMAT_KEYS, TRANSFORM_MESSAGES, type FormatKey } from '@repurpose/contract';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import { DEMO } from '../content/landing-texts.js';
import { type SampleOutput, DEMO_FORMATS } from '../content/sample.types.js';
import page from '../landing.module.css';
import { SectionHead } from '../sections/section-head.js';
import { useDemoPlayer } from './use-demo-player.js';
import { frameAt, type DemoPhase, type DemoFrame } from './demo-script.js';
import css from './demo.module.css';
import { SiteIcon } from '../../../shared/ui/site-icon.js';

const CAPTIONS: Record<DemoPhase, string> = {
  typing: 'A text is pasted into the source sheet.',
  choosing: 'Four formats are ticked.',
  writing: 'All four are written at the same time.',
  reading: 'Each piece comes with its length and its checked claims.',
};

export function Demo({ text, outputs }: { text: string; outputs: readonly SampleOutput[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const { atMs, isPlaying, toggle } = useDemoPlayer(stage);
  const frame = frameAt(atMs);
  return (
    <section className={`${page.section} ${page.ruled}`} id="demo" tabIndex={-1} aria-labelledby="demo-title">
      <div className="wrap">
        <SectionHead id="demo-title" title={DEMO.title} lead={DEMO.lead} />
        <div ref={stage}>
          {/* A picture of the dashboard: nothing in it takes the focus. */}
          <div className={`sheet ${css.stage}`} aria-hidden="true">
            <Source frame={frame} text={text} />
            <Formats frame={frame} />
            <Results frame={frame} outputs={outputs} />
          </div>
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

type InFrame = { frame: DemoFrame };

const SAMPLED: ReadonlySet<FormatKey> = new Set(DEMO_FORMATS);

const SETTINGS = [
  ['Tone', 'Friendly'],
  ['Industry', 'Technology'],
  ['Formality', 'Neutral'],
  ['Length', 'Medium'],
] as const;

function Source({ frame, text }: InFrame & { text: string }) {
  const typedChars = Math.round(frame.typed * text.length);
  return (
    <div className={css.panel}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.inputTitle}</p>
      <div className={css.input}>
        {text.slice(0, typedChars)}
        <span className={css.untyped}>{text.slice(typedChars)}</span>
      </div>
      <div className={css.settings}>
        {SETTINGS.map(([name, value]) => (
          <span key={name}>
            <i>{name}</i> {value}
          </span>
        ))}
      </div>
    </div>
  );
}

function Formats({ frame }: InFrame) {
  const isBusy = frame.phase === 'writing';
  return (
    <div className={css.panel}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.formatsTitle}</p>
      <div className={css.formats}>
        {FORMAT_KEYS.map((format) => (
          <span key={format} data-on={frame.chosen.includes(format)} data-sample={SAMPLED.has(format)}>
            <SiteIcon name={format} size={18} />
            {FORMATS[format].label}
          </span>
        ))}
      </div>
      <span className={`${buttonClass({})} ${css.start}`}>
        {isBusy ? TRANSFORM_MESSAGES.busy : TRANSFORM_MESSAGES.start}
      </span>
    </div>
  );
}

function Results({ frame, outputs }: InFrame & { outputs: readonly SampleOutput[] }) {
  return (
    <div className={css.results}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.resultPanel}</p>
      <div className={css.tabs}>
        {outputs.map(({ format }, index) => (
          <span key={format} className={css.tab} data-on={frame.openResult === index}>
            {FORMATS[format].label}
            {frame.phase === 'writing' && (
              <span className={css.progress} style={{ transform: `scaleX(${frame.progress[index] ?? 0})` }} />
            )}
          </span>
        ))}
      </div>
      <div className={css.pieces}>
        {outputs.map((output, index) => (
          <div key={output.format} className={css.piece} data-on={frame.openResult === index}>
            <p className={css.text}>{output.text}</p>
            <p className={`${css.checks} small soft`}>
              <span>{output.measure}</span>
              <span style={{ color: `var(--${output.isSupported ? 'true' : 'doubt'})` }}>
                {output.claims}
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
