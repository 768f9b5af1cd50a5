import { analyse, analysisFor } from '../offline/analyse.js';
import { coreOf } from '../offline/core/core.js';
import { wholeOf } from '../offline/digest/whole.js';
import { readSource } from './read-source.js';

const MINUTES = `---
title: Council Meeting Minutes May 2024
---
(unapproved)

**MILL LANE COMMUNITY COUNCIL**

Minutes May 6, 2024 6:30 P.M.

River School

Directors present Ann Lee, Bo Lund and Cy Moss

Ann started the meeting at 6:30. She asked people present to introduce themselves.

The minutes from April 2 were approved.

Rob Amad from Homes for All made a presentation on a house on Mill Lane. It would have seven floors (see attachment). Parking will not be provided.

Leah Anders from the River Trust spoke about a study for a new bridge. She noted that a parcel is free on the east bank. The city has proposed funding for the study.

The group agreed to support the request for the study. Bo will write to the mayor.

Cy gave us addresses of parents: info@river.example and mail@school.example.

Dee Webb was unanimously approved to fill the term of Cy. Ann closed the meeting at 8:30 PM.

Notes submitted by Bo Lund, Secretary
`;

const GERMAN = `# Protokoll der Mitgliederversammlung vom 1. Juni 2024

**Anwesend**: (...)

**Zahl der Stimmen:** 12

## TOP 1. Begrüßung

Die Vorsitzende eröffnet die Versammlung und begrüßt die Gäste.

## TOP 2. Feststellung der Beschlussfähigkeit

Die Versammlung ist beschlussfähig.

## TOP 3. Werkstatt

Der Verein mietet ab Herbst eine Werkstatt in der Hafenstraße. Der Antrag auf eine Rücklage von 3500 Euro wird einstimmig angenommen.

## TOP 4. Kasse

Der Verein hat dreizehn Mitglieder und keine Schulden. Die Beiträge bleiben, wie sie sind.
`;

const toldOf = (text: string): string =>
  wholeOf(analyse(readSource(text)))
    .units.map((unit) => unit.text)
    .join(' ');

describe('minutes of a meeting', () => {
  it('are called after whose they are', () => {
    expect(readSource(MINUTES).title).toBe('Mill Lane Community Council Meeting Minutes May 2024');
  });

  it('tell what was reported and decided, and nothing of the meeting itself', () => {
    const told = toldOf(MINUTES);
    expect(told).toMatch(/^Rob Amad .* It would have seven floors\. Parking/u);
    expect(told).toContain('The group agreed');
    expect(told).toContain('Dee Webb');
    expect(told).not.toMatch(/6:30|River School|present |introduce|April 2|@|closed|submitted/u);
  });

  it('tell each item from its beginning', () => {
    const { units, tellings } = analyse(readSource(MINUTES));
    const at = units.findIndex(({ text }) => text.includes('proposed funding'));
    expect(tellings.closureAt(at)[0]?.text).toContain('Leah Anders from the River Trust');
  });

  it('have a decision as their point', () => {
    const core = coreOf(analyse(readSource(MINUTES)));
    expect(core.thesis?.units.some(({ text }) => /agreed|approved/u.test(text))).toBe(true);
  });

  it('are told where "Minutes" is the heading over all of them', () => {
    const told = toldOf(
      `# Board meeting\n\n## Agenda\n\nA review of the budget.\n\n## Minutes\n\nThe meeting was called to order at seven.\n\n### Bulbs\n\nAnn moved to buy bulbs for $110. Bo seconded the motion. It was approved 3-0.\n`,
    );
    expect(told).toContain('Ann moved to buy bulbs');
    expect(told).not.toContain('review of the budget');
  });

  it('are read in German as well', () => {
    const told = toldOf(GERMAN);
    expect(readSource(GERMAN).title).toBe('Protokoll der Mitgliederversammlung vom 1. Juni 2024');
    expect(told).toMatch(/^Der Verein mietet .* angenommen\. Der Verein hat/u);
  });

  it('tell a motion or an election with its outcome, and their first line is their title', () => {
    const source = readSource(
      `Rope Club Annual Meeting

The meeting was called to order at seven by Ann Lee, who has the chair of the club until May.

Members present: Ann Lee, Bo Lund

## Elections

Treasurer

Bo nominated himself. Cy was nominated by Ann.

A vote was held and the vote was in favor of Cy. Cy is treasurer.

Ann moved to buy a rope for $110.

Bo seconded. He asked for a longer one.

The motion carried.

## Pier

The pier is open until May.

The boats are being moved to the new pier.

It was agreed to paint them all in blue.

Category: Minutes
`,
    );
    expect(source.title).toBe('Rope Club Annual Meeting');
    const { units, tellings } = analysisFor('summary', source);
    const toldAround = (text: string): string =>
      tellings
        .closureAt(units.findIndex((unit) => unit.text.startsWith(text)))
        .map((unit) => unit.text)
        .join(' ');
    expect(toldAround('Cy was nominated')).toMatch(/Bo nominated .* Cy is treasurer\.$/u);
    expect(toldAround('The motion')).toMatch(/^Ann moved .* The motion carried\.$/u);
    expect(toldAround('The boats')).toBe('The boats are being moved to the new pier.');
  });

  it('are no text that only speaks of minutes', () => {
    const recipe = '# Soup in ten minutes\n\nAll in favour of soup, stand up.\n\nIt takes ten minutes.\n';
    expect(readSource(recipe).isMinutes).toBe(false);
  });
});
