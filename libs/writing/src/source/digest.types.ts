/** What a long source says, section by section in its order. Formats of a long source are written from it. */
export interface SourceBrief {
  sections: BriefSection[];
}

export interface BriefSection {
  heading: string;
  points: string[];
}
