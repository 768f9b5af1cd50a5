import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'er sie es ihn ihm ihnen ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner',
  demonstratives: 'dieser diese dieses diesem diesen jener jene jenes solche solcher',
  additives:
    'auch außerdem zudem dagegen stattdessen ebenso ebenfalls wiederum daher deshalb dann dadurch danach dabei darum',
  conjunctions: 'und oder denn doch',
  also: 'auch',
  times:
    'jahr monat woche tag morgen abend sommer winter frühling herbst quartal april august september november',
  contrast: 'aber doch jedoch obwohl während sondern anstatt trotz dennoch im_gegenteil im_gegensatz_dazu',
  intents: 'geplant ursprünglich zunächst wollten wollte hofften versuchten dachten',
  hedges:
    'vielleicht vermutlich wahrscheinlich könnte könnten würde würden dürfte angenommen möglicherweise falls wenn',
  cues: 'wichtig ergebnis ziel sollte sollten muss müssen zeigt zeigen bedeutet grund hilft fazit beste gelernt deshalb weil',
  here: 'hier',
  pages: 'artikel beitrag video podcast folge seite webseite website anleitung formular thread link',
  following:
    'nachfolgende nachfolgenden nachfolgendes folgende folgenden folgendes nachstehende nachstehenden untenstehende untenstehenden',
  relatives: 'der die das den',
  media:
    'bild bilder bildern galerie video videos clip clips foto fotos grafik grafiken diagramm diagramme diagrammen screenshot screenshots abbildung abbildungen schaubild schaubilder',
  within: 'auf im',
  sides: 'links rechts oben unten mitte',
  shows: 'zeigt zeigen sieht sehen seht siehst zeigte veranschaulicht verdeutlicht',
  self: 'ich mich mir mein meine meinen meinem meiner meines',
  author: 'wir uns unser unsere unseren unserem unserer unseres',
  reader: 'du dein deine deinen dich dir sie ihr euch ihnen',
  person: 'er sie ihn ihm ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner',
  places:
    'einleitung einführung intro vorwort überblick übersicht hintergrund zusammenfassung kurzfassung tl;dr fazit schluss schlusswort',
  lists:
    'vorteile nachteile gründe tipps tricks schritte herausforderungen probleme strategien regeln prinzipien ideen stärken schwächen',
};
