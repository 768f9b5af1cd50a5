import type { ClaimFixture } from './claims.fixture.js';

/** English in the form of posts, scripts and newsletters: hooks, labels, calls to action. */
export const posts: ClaimFixture = {
  language: 'en (posts)',
  source: `# Remote work at Acorn Software

Since January 2020, Acorn Software has let its 1,840 employees work from anywhere. "Nobody asked for the office back," said Priya Raman, chief people officer.

Turnover fell from 14% to 9.5%, and the company saved $3.4 million in rent in the first year. A survey by Gallup of 612 staff found that 82 percent feel more productive. Only one in ten misses the commute, which averaged 47 minutes.

The New York office on Madison Avenue closed on September 30, 2021. Tom Becker, a senior engineer in Austin, now works four days a week. He ships twice as fast. Details: acorn.example.com/remote`,
  faithful: [
    "Acorn Software went fully remote in January 2020. Here's what happened next:",
    'Subject: What 1,840 remote employees taught Acorn Software',
    'Hi Friends,',
    '🧵 Turnover dropped to 9.5%. Rent savings: $3.4M. Let that sink in. 1/7',
    'Key Takeaways\n• 82% feel more productive\n• Only 1 in 10 miss the commute',
    'Want the full story? Read it at https://acorn.example.com/remote',
    'As Priya Raman put it: "Nobody asked for the office back."',
    '**Segment 3: The Madison Avenue Goodbye** (6 minutes)',
    '0:45 – The commute nobody misses (47 minutes!)',
    '[VISUAL: Close-up of an empty desk in New York]',
    'VOICEOVER: Tom Becker works 4 days a week in Austin.',
    '3. Save $3,400,000 in rent in year one.',
    'In late September 2021, the New York office closed.',
    'Scene 2 (3–8 s)\nOn-screen text: 82%',
    'Productivity Is Up, Turnover Is Down',
    'Step 1: Ask people. Step 2: Measure.',
    'Tom Becker of Acorn Software is a happy man.',
    'Engineer Tom Becker ships twice as fast.',
  ],
  invented: [
    ['Acorn has 2,840 employees.', ['2,840']],
    ['Priya Sharma said so.', ['Priya Sharma']],
    ['A Deloitte survey agrees: 82 percent feel productive.', ['Deloitte']],
    ['Zoom and Slack made it possible.', ['Slack']],
    ['Tom Becker works three days a week.', ['three']],
    ['Tom Becker moved to San Francisco.', ['San Francisco']],
    ['It closed on September 3, 2021.', ['September 3, 2021']],
    ['Acorn saved €3.4 million.', ['€3.4 million']],
    ['According to Jane Goodwin, trust matters.', ['Jane Goodwin']],
    ['See acorn.example.com/blog for more.', ['acorn.example.com/blog']],
    ['A typical commute is 47 hours.', ['47 hours']],
    ['Nine in ten agree.', ['Nine in ten']],
    ['"Remote work is the future of everything," Raman said.', ['Remote work is the future of everything,']],
  ],
};
