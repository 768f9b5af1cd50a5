import { paths } from '../../../shared/paths.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { FINAL_CALL } from '../content/landing-texts.js';
import page from '../landing.module.css';

export function FinalCall() {
  return (
    <section className={`wrap ${page.lastSection}`} aria-labelledby="final-title">
      <div className={`sheet ${page.final}`}>
        <h2 className={page.h2} id="final-title">
          {FINAL_CALL.title}
        </h2>
        <p className={page.lead}>{FINAL_CALL.lead}</p>
        <ButtonLink size="large" to={paths.auth.getHref({ tab: 'register' })}>
          {FINAL_CALL.button}
        </ButtonLink>
      </div>
    </section>
  );
}
