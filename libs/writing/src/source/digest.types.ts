/** What a long source says, section by section in its own order: all that its formats are written from. */
export interface SourceBrief {
  sections: BriefSection[];
}

export interface BriefSection {
  heading: string;
  points: string[];
}
