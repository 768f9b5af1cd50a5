import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'it its they them their theirs he him his she her hers',
  demonstratives: 'this these those such',
  additives:
    'also instead likewise similarly again either neither too otherwise meanwhile therefore thus then hence else additionally subsequently',
  conjunctions: 'and or so because',
  also: 'also again',
  times:
    'year month week day morning evening afternoon summer winter spring autumn fall season quarter decade century time weekend monday tuesday wednesday thursday friday saturday sunday today weekday holiday birthday christmas easter january february april june july august september october november december who that which',
  contrast:
    'but yet although though whereas however rather despite unlike surprisingly while conversely in_contrast by_contrast on_the_contrary',
  intents:
    'plan planned originally initially intended hoped expected wanted tried thought assumed aimed attempted asked wondered determine goal goals aim',
  hedges:
    'imagine assume wager bet suppose would could might may perhaps maybe probably possibly suspect estimate estimates estimated suggest suggests hypothetical fictional if unless hope hopes intended planned expected goal',
  cues: 'found learned learn discovered shows show means mean result results key important best should must need goal reason conclusion ultimately lesson because essential crucial takeaway help helps allow allows consider remember recommend prevents shortcut',
  sides: 'left right top bottom middle center centre',
  relatives: 'which that',
  self: 'i me my mine',
  author: 'we us our ours',
  reader: 'you your yours yourself',
  person: 'he him his she her hers',
  places:
    'introduction intro preface overview background abstract summary in_summary tl;dr tldr conclusion conclusions in_conclusion final_thoughts final_notes final_words closing_thoughts wrapping_up summing_up notes next_steps further_reading resources references',
  lists:
    'advantages disadvantages benefits drawbacks downsides upsides pros cons pitfalls reasons tips tricks ways steps lessons learnings challenges problems strategies techniques takeaways rules principles signs ideas highlights',
  determiners: 'the a an this these those my your his her its our their all every each no',
};
