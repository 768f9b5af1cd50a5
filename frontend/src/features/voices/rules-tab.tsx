import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VOICE_LIMITS } from '@repurpose/contract';
import { TextField } from '../../shared/forms/text-field.js';
import { ChoiceRule, CountRule, LineRule, ListRule, type RuleProps } from './rule-fields.js';

/** How the brand writes. Rules that only a model can follow say so. */
export const RulesTab = (of: RuleProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <ChoiceRule {...of} name="spelling" />
    <ChoiceRule {...of} name="contractions" />
    <ChoiceRule {...of} name="oxfordComma" />
    <ChoiceRule {...of} name="numerals" />
    <ChoiceRule {...of} name="quoteMarks" />
    <ChoiceRule {...of} name="dashes" />
    <LengthRules {...of} />
    <ChoiceRule {...of} name="exclamations" />
    <ChoiceRule {...of} name="emoji" />
    <EmojiRules {...of} />
    <ChoiceRule {...of} name="person" />
    <ChoiceRule {...of} name="address" />
    <FrameRules {...of} />
    <Instruction {...of} />
    <Typography variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
      Rules never change a fact: names, figures, quotations and links stay as they are, and no text exceeds
      its limit.
    </Typography>
  </Box>
);

const LengthRules = (of: RuleProps) => (
  <>
    <CountRule
      {...of}
      name="sentenceWords"
      bounds={VOICE_LIMITS.sentenceWords}
      label="Words in a sentence, about"
      hint="Longer ones are divided, or shorter ones joined. Empty: as in the source."
    />
    <CountRule
      {...of}
      name="lix"
      bounds={VOICE_LIMITS.lix}
      label="Readability (LIX), about"
      hint="Words in a sentence plus the percentage of long words: 30 is easy, 50 is hard. Empty: as in the source."
    />
    <CountRule
      {...of}
      name="paragraphSentences"
      bounds={VOICE_LIMITS.paragraphSentences}
      label="Sentences in a paragraph, at most"
      hint="In posts and articles. Empty: as in the source."
    />
  </>
);

const EmojiRules = (of: RuleProps) => (
  <>
    <ListRule
      {...of}
      name="emojiAllowed"
      most={VOICE_LIMITS.emojiAllowed}
      label="Only these emoji"
      hint="Separated by spaces. Empty: all are allowed."
    />
    <CountRule
      {...of}
      name="emojiPer100Words"
      bounds={{ least: 1, most: VOICE_LIMITS.emojiPer100Words }}
      label="Emoji in a hundred words, at most"
      hint="Empty: any number."
    />
  </>
);

const FrameRules = (of: RuleProps) => (
  <>
    <LineRule {...of} name="greeting" label="Greeting" hint="First line of newsletters." />
    <LineRule {...of} name="signOff" label="Sign-off" hint="Last line of newsletters, posts and podcasts." />
    <ListRule
      {...of}
      name="hashtagsAlways"
      most={VOICE_LIMITS.hashtags}
      label="Hashtags always"
      hint="Separated by spaces. At most ten."
    />
    <ListRule
      {...of}
      name="hashtagsNever"
      most={VOICE_LIMITS.hashtags}
      label="Hashtags never"
      hint="Separated by spaces. At most ten."
    />
  </>
);

const Instruction = ({ rules, onChange, isReadOnly }: RuleProps) => (
  <TextField
    sx={{ gridColumn: '1 / -1' }}
    label="Instruction (with a model only)"
    hint="In your own words, at most 1,000 characters. The writer without a model cannot follow it."
    multiline
    minRows={3}
    value={rules.instruction}
    disabled={isReadOnly}
    inputProps={{ maxLength: VOICE_LIMITS.instructionChars }}
    onChange={({ target }) => onChange({ instruction: target.value })}
  />
);
