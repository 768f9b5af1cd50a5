/** Why a source gives a poor output of a format; shown as a warning. */
export type Thinness = 'no-story' | 'no-facts' | 'few-points';

/** Notes about a draft that are not part of its text. */
interface Notes {
  thin?: Thinness;
  /** Alternative first lines, best first; shown to the editor only. */
  otherHooks?: string[];
}
/** A link of the source on words of an output: `text`, in one line between `before` and `after`. */
export interface DraftLink {
  before: string;
  text: string;
  after: string;
  url: string;
}
/** Posts without their numbers ` 3/9`, which `renderDraft` adds. */
export interface ThreadDraft extends Notes {
  format: 'twitter';
  posts: string[];
}
export interface PostDraft extends Notes {
  format: 'linkedin' | 'facebook' | 'instagram';
  hook: string;
  body: string[];
  callToAction: string;
  hashtags: string[];
}
export interface EmailDraft extends Notes {
  format: 'email';
  subject: string;
  preheader: string;
  greeting: string;
  sections: { heading: string; paragraphs: string[] }[];
  callToAction: string;
  links?: DraftLink[];
}
export interface SummaryDraft extends Notes {
  format: 'summary';
  title: string;
  bullets: string[];
}
export interface YoutubeDraft extends Notes {
  format: 'youtube';
  title: string;
  hook: string;
  chapters: { startSeconds: number; title: string; narration: string[]; onScreen: string }[];
  /** Whether the first chapter begins with the hook, which then follows its title. */
  opensWithHook?: true;
  description: string;
  tags: string[];
}
export interface MediumDraft extends Notes {
  format: 'medium';
  title: string;
  subtitle: string;
  sections: { heading: string; paragraphs: string[] }[];
  topics: string[];
  links?: DraftLink[];
}
export interface PodcastDraft extends Notes {
  format: 'podcast';
  title: string;
  coldOpen: string;
  /** Minutes are multiples of 0.25. */
  segments: { title: string; minutes: number; talkingPoints: string[] }[];
  questions: string[];
  outro: string;
  /** Whether the points are spoken as written; otherwise they are notes. */
  isSpoken?: true;
}
export interface ShortVideoDraft extends Notes {
  format: 'reels' | 'tiktok';
  hook: string;
  scenes: {
    startSeconds: number;
    endSeconds: number;
    visual: string;
    voiceOver: string;
    onScreenText: string;
  }[];
  caption: string;
  hashtags: string[];
}
export interface InfographicDraft extends Notes {
  format: 'infographic';
  headline: string;
  /** `figure` is a number or a short phrase. The limits are in `platforms/rules.ts`. */
  blocks: { figure: string; text: string }[];
  footer: string;
}

export type Draft =
  | ThreadDraft
  | PostDraft
  | EmailDraft
  | SummaryDraft
  | YoutubeDraft
  | MediumDraft
  | PodcastDraft
  | ShortVideoDraft
  | InfographicDraft;
