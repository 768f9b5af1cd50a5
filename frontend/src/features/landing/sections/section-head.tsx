import page from '../landing.module.css';

export function SectionHead(props: { id: string; title: string; lead?: string }) {
  return (
    <header className={page.head}>
      <h2 className={page.h2} id={props.id}>
        {props.title}
      </h2>
      {props.lead !== undefined && <p className={page.lead}>{props.lead}</p>}
    </header>
  );
}
