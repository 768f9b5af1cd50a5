import { useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isExportInPlan } from '@repurpose/contract';
import type { ExportInput } from '@repurpose/writing';
import { intoView } from '../../../../shared/browser/bring-into-view.js';
import { copyText } from '../../../../shared/browser/copy-text.js';
import { Icon } from '../../../../shared/ui/icon.js';
import { Row } from '../../../../shared/ui/row.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { useSaving } from '../export/export-buttons.js';
import { useOpenOutput } from '../open-output.js';
import { readOutput } from '../read-output.js';
import { PublicLinks } from './public-links.js';
import { sharesApi } from './shares.api.js';
import { handOffsOf, postsToCopy, type HandOff } from './hand-offs.js';

const NOT_COPIED =
  'Your browser did not allow copying. Select the text and copy it by hand, then paste it there.';

type Copied = Pick<HandOff, 'copies' | 'html'>;

/** Null: nothing to copy. */
async function copied({ copies, html }: Copied, said: string): Promise<string> {
  if (copies === null) return said;
  try {
    await copyText(copies, html);
    return said;
  } catch (cause) {
    if (cause instanceof Error) return NOT_COPIED;
    throw cause;
  }
}

export default function SharePanel() {
  const { output, plan, at } = useOpenOutput();
  const [said, setSaid] = useState('');
  const save = useSaving();
  const shared = readOutput(output);
  const { data: links = [] } = sharesApi.useGetSharesQuery(at);
  const handOffs = handOffsOf(shared, links.findLast(({ isNewest }) => isNewest)?.url ?? null);
  const tell = (what: Copied, message: string) => void copied(what, message).then(setSaid);
  return (
    <Card ref={intoView} sx={{ display: 'grid', gap: 2.5, p: 3.5, borderRadius: 1 }}>
      <Row>
        {handOffs.map((handOff) => (
          <HandOffButton key={handOff.label} handOff={handOff} onUse={tell} />
        ))}
        {output.format === 'email' && isExportInPlan('eml', plan) && (
          <SmallButton
            onClick={() => void save(({ saveOutputAs }, from) => saveOutputAs(output, 'eml', from))}
          >
            Take the mail file
          </SmallButton>
        )}
        {output.format === 'twitter' && <ThreadSteps posts={postsToCopy(shared)} onCopy={tell} />}
        <SystemShare output={shared} onSaid={setSaid} />
      </Row>
      <Typography variant="body2" role="status" sx={{ minHeight: '1.55em' }}>
        {said || hintOf(shared, handOffs.length)}
      </Typography>
      <PublicLinks output={at} />
    </Card>
  );
}

/** Before anything was pressed. */
function hintOf(output: ExportInput, ways: number): string {
  if (ways === 0) return 'This sheet belongs to no platform: copy it, export it or give out its link.';
  if (output.format !== 'twitter' || postsToCopy(output).length < 2) return '';
  return 'X opens with the first post. Copy the others here one by one, and reply with each.';
}

type Tell = (what: Copied, said: string) => void;

function HandOffButton({ handOff, onUse }: { handOff: HandOff; onUse: Tell }) {
  const { label, href, said } = handOff;
  const button = { children: label, onClick: () => onUse(handOff, said) };
  if (href === null) return <SmallButton icon="copy" {...button} />;
  const opensTab = href.startsWith('https:');
  return (
    <SmallButton
      component="a"
      endIcon={<Icon name="arrow" size={16} />}
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...button}
    />
  );
}

function ThreadSteps({ posts, onCopy }: { posts: readonly string[]; onCopy: Tell }) {
  const [next, setNext] = useState(1);
  if (posts.length < 2) return null;
  const place = `${next + 1} of ${posts.length}`;
  function copyNext(): void {
    onCopy({ copies: posts[next] ?? '' }, `Post ${place} is copied: reply to your last post with it.`);
    setNext(next + 1);
  }
  return (
    <>
      <SmallButton icon="copy" disabled={next >= posts.length} onClick={copyNext}>
        {next < posts.length ? `Copy post ${place}` : 'All posts copied'}
      </SmallButton>
      {next > 1 && (
        <SmallButton variant="text" onClick={() => setNext(1)}>
          Begin again
        </SmallButton>
      )}
    </>
  );
}

/** If the device has one. */
function SystemShare({
  output: { title, text },
  onSaid,
}: {
  output: ExportInput;
  onSaid: (said: string) => void;
}) {
  if (typeof navigator.share !== 'function') return null;
  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text });
      onSaid('Handed over to the app you chose.');
    } catch (cause) {
      const isCancelled = cause instanceof DOMException && cause.name === 'AbortError';
      onSaid(isCancelled ? 'Nothing was shared.' : 'Sharing did not work here: copy the text instead.');
    }
  }
  return (
    <SmallButton icon="share" onClick={() => void share()}>
      Share with an app
    </SmallButton>
  );
}
