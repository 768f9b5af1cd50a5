import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const TABS = { login: 'Login', register: 'Register' } as const;
export type AuthTab = keyof typeof TABS;

export function AuthTabs({ tab, onTab }: { tab: AuthTab; onTab: (tab: AuthTab) => void }) {
  return (
    <Tabs
      value={tab}
      variant="fullWidth"
      selectionFollowsFocus
      aria-label="Login or register"
      onChange={(_event, next: AuthTab) => onTab(next)}
      sx={{ my: 5, borderBottom: 1, borderColor: 'divider' }}
    >
      {Object.entries(TABS).map(([key, label]) => (
        <Tab key={key} value={key} label={label} id={`auth-tab-${key}`} aria-controls="auth-panel" />
      ))}
    </Tabs>
  );
}
