/** Sources of cases that join, deny or calculate what a source says separately. */
export const QUARRY = `# The quarry museum

In 1979 Ada Moss lent the hall a glass case. The following year she founded the quarry society. The number of visitors fell from 9,000 in 1995 to 2,300 in 2021. The hammer weighs 6 pounds. The keeper declined to say whether the crane was sold. Parents stayed away the following winter. “The rope can fray for weeks before it breaks,” said Ada Moss.`;

export const HAMNEN = `# Hamnen

Hamnen i Nordvik tar emot nästan 900 fartyg om året. Karin Ek gav Jonas Brandt nycklarna. Kommunen har inte godkänt bryggan. Färjan kommer kanske att gå i maj. Omsättningen ökade med tolv procent. Kajen är längre än piren. Ada Moss, en tidigare snickare, byggde fyren.`;

export const TRIALS = `# The trials

The Reds beat Ashby. Hooker Richie Asiata scored three tries and wing Mac Greal two. The BE-1500 has a manual dial; the BE-1500T has a digital timer. Seabird numbers have fallen from about 9,000 pairs in 1995 to 2,300 in 2021. The team leader met Daniel Achebe, who built the recorders. Dale Whitcomb, a former newspaper editor, ran the club for years. Lids with a date code ending in R have a new cord and are not included in the recall. Ellen Pruitt and Joe Santos voted against the plan. Ingrid Solheim weighed the birds. Margaret Olsen was a retired schoolteacher. Tricia Odom kept her counsel.`;

export const DOCK = `# The dock

Moira Tulloch runs the dock; her brother Callum chairs the board. The hall grew from 90 to 115 square metres. A ticket costs £12.60, an increase of 90 pence. The logs of the crane are kept for 180 days instead of 30. The share of eels rose from 21 to 26 per cent. The swap was made in Marden a week earlier without trouble. A preliminary notice suggested that a faulty winch may have played a part. We are testing a scale that weighs crates; whether we will use it in winter is not decided. Vera Stack suspects that frost is to blame. “You cannot moor a frozen boat,” she said. Helen Marsh watched the tide. The board met in June.

The harbour's council has not promised any money. Nora Penn had proposed it in May, but the director, Owen Whit, feared that the eastern pier could not bear the load.`;
