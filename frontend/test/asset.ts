/** Replaces every style sheet, font and picture that a component imports. */
export default 'asset';
