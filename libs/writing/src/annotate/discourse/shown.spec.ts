import { outputsOf, textOf } from '../../offline/outputs.fixture.js';

const HARBOUR = `# Der Hafen im Netz

Der Hafen hat seit Mai eine neue Seite im Netz, und die Fischer sehen darauf, wann das Wasser hoch steht.

Die alte Karte stand lange am Rand der Seite, und niemand hat sie gelesen. Um die Karte auszublenden, waren folgende Einträge nötig.

#karte { display: none; }
.rand { display: none !important; }

So langsam sieht die Seite aus, wie der Hafen sie wollte. Am folgenden Tag kamen neun Fischer, und sie haben die Zeiten gleich gelesen.
`;

describe('code without a fence', () => {
  const { outputs } = outputsOf(HARBOUR, {}, ['medium', 'podcast']);

  it('is shown below its lead-in in an article', () => {
    expect(textOf(outputs, 'medium')).toMatch(
      /folgende Einträge nötig\.\n+#karte \{ display: none; \}\n\.rand \{ display: none !important; \}/u,
    );
  });

  it('is not spoken, nor is its lead-in, but what German goes on with', () => {
    const told = textOf(outputs, 'podcast');
    expect(told).not.toMatch(/display|folgende Einträge/u);
    expect(told).toContain('So langsam sieht die Seite aus');
    expect(told).toContain('Am folgenden Tag kamen neun Fischer');
  });
});
