/** Uses in 10,000 words of general prose, rounded. */
export const functionWords: Readonly<Record<number, string>> = {
  600: 'the',
  280: 'of and to',
  200: 'a in',
  100: 'is for that',
  70: 'was with be on',
  50: 'as by are this at not but have from',
  35: 'which or had an were',
  25: 'all there been has will would can if what more who',
  17: 'when so up out no some into about could then',
  12: 'other these do only than also any just may did should now those how very',
  8: 'because after most over such many even between through where still here must however',
  5: 'both each while without since before down again does too being during although why every within yet might off another',
  3: 'though against under already until whether rather quite either once always often never',
};
