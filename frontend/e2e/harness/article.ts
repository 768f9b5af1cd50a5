/** Headings, figures, names and a quotation. */
export const ARTICLE = `# How a small bakery cut its waste by 38 percent

In March 2024 the Linden Street Bakery in Leeds threw away 210 loaves a week. By September it was 130. Owner Maria Keller says nothing clever happened: the team simply began to write things down.

## Count before you cut

For six weeks every unsold loaf was weighed and noted on a paper sheet next to the till. The sheet showed that 61 percent of the waste came from just two products, rye and sourdough rounds. Nobody had guessed that.

"We baked for the shelf we wanted to see at closing time, not for the people who came," says Keller.

## Bake later, bake less

The bakery moved its second bake from 7 a.m. to 11 a.m. Customers noticed fresh bread at lunch, and afternoon sales rose by 12 percent. The first bake shrank by a third.

Staff were asked to decide the size of the second bake themselves, from the morning's sales. A simple rule helped: if fewer than 40 loaves were sold by 10:30, the second bake was halved.

## What it saved

Flour, energy and hours together came to £1,450 a month. Keller spent £300 of it on a better scale and gave the team a paid afternoon off.

The bakery now publishes its waste figures every month at https://example.com/linden-street. Other shops on the street have asked for the paper sheet.
`;
