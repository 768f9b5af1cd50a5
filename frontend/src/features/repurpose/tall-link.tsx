import Link, { type LinkProps } from '@mui/material/Link';

/** A link among words, tall enough for a thumb. It is inline, so it moves nothing. */
export const TallLink = (props: LinkProps) => <Link {...props} sx={{ py: 3.5 }} />;
