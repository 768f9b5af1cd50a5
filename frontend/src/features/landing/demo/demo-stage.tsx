import { FORMATS, FORMAT_KEYS, TRANSFORM_MESSAGES } from '@repurpose/contract';

import { SiteIcon } from '../../../shared/ui/site-icon.js';
import { SAMPLE_OUTPUTS } from '../content/sample.js';
import css from './demo.module.css';
import { DEMO_FORMATS, DEMO_TEXT, type DemoFrame } from './demo-script.js';

const SETTINGS = [
  ['Tone', 'Friendly'],
  ['Industry', 'Technology'],
  ['Formality', 'Neutral'],
  ['Length', 'Short'],
] as const;

function Source({ frame }: { frame: DemoFrame }) {
  return (
    <div className={css.panel}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.inputTitle}</p>
      <div className={css.input}>
        {DEMO_TEXT.slice(0, frame.typedChars)}
        <span className={css.untyped}>{DEMO_TEXT.slice(frame.typedChars)}</span>
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

function Formats({ frame }: { frame: DemoFrame }) {
  const isBusy = frame.phase === 'writing';
  return (
    <div className={css.panel}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.formatsTitle}</p>
      <div className={css.formats}>
        {FORMAT_KEYS.map((format) => (
          <span
            key={format}
            data-on={frame.chosen.includes(format)}
            data-sample={DEMO_FORMATS.includes(format)}
          >
            <SiteIcon name={format} size={18} />
            {FORMATS[format].label}
          </span>
        ))}
      </div>
      <span className={css.start} data-busy={isBusy}>
        {isBusy ? TRANSFORM_MESSAGES.busy : TRANSFORM_MESSAGES.start}
      </span>
    </div>
  );
}

function Results({ frame }: { frame: DemoFrame }) {
  return (
    <div className={css.results}>
      <p className={css.heading}>{TRANSFORM_MESSAGES.resultPanel}</p>
      <div className={css.tabs}>
        {SAMPLE_OUTPUTS.map(({ format }, index) => (
          <span key={format} className={css.tab} data-on={frame.openResult === index}>
            {FORMATS[format].label}
            {frame.phase === 'writing' && (
              <span className={css.progress} style={{ transform: `scaleX(${frame.progress[index] ?? 0})` }} />
            )}
          </span>
        ))}
      </div>
      <div className={css.pieces}>
        {SAMPLE_OUTPUTS.map((output, index) => (
          <div key={output.format} className={css.piece} data-on={frame.openResult === index}>
            <p className={css.text}>{output.text}</p>
            <p className={`${css.checks} small soft`}>
              <span>{output.measure}</span>
              <span className={output.isSupported ? css.good : css.doubt}>{output.claims}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The dashboard in small, at one moment of the script. A picture: nothing in it takes the focus. */
export function DemoStage({ frame }: { frame: DemoFrame }) {
  return (
    <div className={`sheet ${css.stage}`} aria-hidden="true">
      <Source frame={frame} />
      <Formats frame={frame} />
      <Results frame={frame} />
    </div>
  );
}
