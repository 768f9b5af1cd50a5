/** Why a source yields no good output of a format; shown beside its checks. */
export type Thinness = 'no-story' | 'no-facts' | 'few-points';

/** Notes on a draft that are no part of its text. */
interface Notes {
  thin?: Thinness;
  /** Other first lines that the text offers and the output pays off, best first; shown to the editor only. */
  otherHooks?: string[];
}
/** X: each post with its own ` 3/9` already counted; the suffix is added by `renderDraft`. */
export interface ThreadDraft extends Notes {
  format: 'twitter';
  posts: string[];
}
export interface PostDraft extends Notes {
  format: 'linkedin' | 'facebook' | 'instagram';
  hook: string;
  body: string[];
  callToAction: string;
  /** Without the `#`. */
  hashtags: string[];
}
export interface EmailDraft extends Notes {
  format: 'email';
  subject: string;
  preheader: string;
  greeting: string;
  sections: { heading: string; paragraphs: string[] }[];
  callToAction: string;
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
  /** The first chapter begins with the hook, which is said under its title. */
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
}
export interface PodcastDraft extends Notes {
  format: 'podcast';
  title: string;
  coldOpen: string;
  /** Minutes in quarters. */
  segments: { title: string; minutes: number; talkingPoints: string[] }[];
  questions: string[];
  outro: string;
  /** The points are spoken as they are written; else they are notes to speak from. */
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
  /** 3 to 11; `figure` is a number or a short phrase. The limits are in `platforms/rules.ts`. */
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
