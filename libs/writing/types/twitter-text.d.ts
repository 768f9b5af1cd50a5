/** The part of X's own `twitter-text` 3.1 (which ships no types) that the counter uses. */
declare module 'twitter-text' {
  interface ParsedTweet {
    /** X's own length: most letters 1, CJK and emoji 2, any URL 23. */
    weightedLength: number;
    valid: boolean;
    permillage: number;
    validRangeStart: number;
    validRangeEnd: number;
  }
  interface UrlEntity {
    url: string;
    indices: [number, number];
  }
  const twitter: {
    parseTweet(text: string): ParsedTweet;
    extractUrlsWithIndices(text: string, options?: { extractUrlsWithoutProtocol: boolean }): UrlEntity[];
  };
  export default twitter;
}
