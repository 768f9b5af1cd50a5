import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon, type IconName } from '../../shared/ui/icon.js';

const PIECES: readonly { icon: IconName; text: string }[] = [
  { icon: 'linkedin', text: 'Social posts from blog content' },
  { icon: 'email', text: 'Email newsletters from articles' },
  { icon: 'youtube', text: 'Video scripts from blog posts' },
  { icon: 'tiktok', text: 'TikTok and Reels scripts' },
  { icon: 'infographic', text: 'Infographic outlines from reports' },
];
const LINES = [92, 100, 84, 96, 60, 98, 88, 46];
const FAN_PX = 300;

export function AuthAside() {
  return (
    <Box
      component="aside"
      aria-label="What you can make"
      // Stays when the form beside it grows.
      sx={{ display: { xs: 'none', lg: 'block' }, pt: 8 }}
    >
      <Typography variant="h1" component="h2" sx={{ mb: 8 }}>
        One page, many voices.
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '108px minmax(48px, 110px) 1fr', alignItems: 'center' }}
      >
        <Paper variant="outlined" aria-hidden="true" sx={{ display: 'grid', gap: '11px', p: '18px 14px' }}>
          {LINES.map((width, line) => (
            <Box
              key={line}
              sx={{
                width: `${width}%`,
                height: 4,
                borderRadius: '2px',
                bgcolor: line === 3 ? 'primary.main' : 'divider',
              }}
            />
          ))}
        </Paper>
        <svg
          width="100%"
          height={FAN_PX}
          viewBox="0 0 100 300"
          preserveAspectRatio="none"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="1.4"
          opacity="0.75"
          overflow="visible"
          aria-hidden="true"
        >
          {[-2, -1, 0, 1, 2].map((step) => (
            <path
              key={step}
              d={`M0 150 C 55 150 45 ${150 + step * 60} 100 ${150 + step * 60}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Stack component="ul" sx={{ height: FAN_PX, justifyContent: 'space-around' }}>
          {PIECES.map(({ icon, text }) => (
            <Paper
              key={text}
              component="li"
              variant="outlined"
              sx={{ display: 'flex', gap: 3, alignItems: 'center', p: '9px 14px', borderRadius: 1 }}
            >
              <Icon name={icon} />
              {text}
            </Paper>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
