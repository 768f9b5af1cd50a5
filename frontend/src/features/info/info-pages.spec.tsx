import { V1, V1_ERRORS, type ComponentState, type Health } from '@repurpose/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';

import { answerCalls, renderPage } from '../../../test/render-page.js';
import { openSite, stubApi } from '../../../test/site.js';
import AboutPage from './about-page.js';
import CareersPage from './careers-page.js';
import StatusPage from './status-page.js';
import { overallSentence, statusRows, worstOf } from './component-states.js';
import CookiesPage from './cookies-page.js';
import DocumentationPage from './documentation-page.js';
import HelpCenterPage from './help-center-page.js';
import PrivacyPolicyPage from './privacy-policy-page.js';
import TermsPage from './terms-page.js';
import TestimonialsPage from './testimonials-page.js';

const health = (states: Partial<Health['components']> = {}): Health => ({
  status: 'ready',
  components: {
    api: 'operational',
    writer: 'operational',
    identity: 'operational',
    database: 'operational',
    payments: 'operational',
    queue: 'operational',
    redis: 'operational',
    ...states,
  },
});

test.each<[string, ComponentType, RegExp[]]>([
  ['About', AboutPage, [/Our mission/, /Our vision/, /Our team/]],
  ['Privacy Policy', PrivacyPolicyPage, [/AI provider/, /card payment provider/, /customer portal/]],
  ['Terms of Service', TermsPage, [/AI provider/, /card payment provider/, /customer portal/]],
  ['Cookie Policy', CookiesPage, [/AI provider/, /card payment provider/, /customer portal/]],
  ['Help Center', HelpCenterPage, [/How do I start/, /What is a credit/]],
  ['Documentation', DocumentationPage, [/Twitter Thread/, /Infographic Text/]],
])('%s is a page of its own with the texts it must have', (title, Page, texts) => {
  const { container } = renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const text of texts) expect(container).toHaveTextContent(text);
});

test.each([
  ['Privacy Policy', PrivacyPolicyPage],
  ['Terms', TermsPage],
  ['Cookies', CookiesPage],
])('%s marks the placeholders for date and jurisdiction', (_name, Page) => {
  const { container } = renderPage(<Page />);
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(expect.arrayContaining(['[DATE]', '[JURISDICTION]']));
});

test.each([
  ['About', AboutPage, 'careers page', '/careers'],
  ['Help Center', HelpCenterPage, 'login page', '/auth'],
])('%s leads to the page it speaks of', (_name, Page, name, href) => {
  renderPage(<Page />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('The API page is the reference: every call, every error of the document, and no promise', async () => {
  stubApi({});
  const { container } = openSite('/api');
  await screen.findByRole('heading', { level: 1, name: 'API' });
  expect(container).toHaveTextContent('Agency subscribers');
  for (const { method, path } of Object.values(V1)) expect(container).toHaveTextContent(`${method} ${path}`);
  const codes = [...V1_ERRORS, ...Object.values(V1).flatMap(({ errors }): string[] => [...errors])];
  for (const code of codes) expect(container.querySelector(`#${code}`)).toHaveTextContent(code);
  expect(container).not.toHaveTextContent(/coming soon/i);
  for (const link of container.querySelectorAll('a[href^="#"]'))
    expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
});

test('Testimonials shows four quotes with name and title', () => {
  const { container } = renderPage(<TestimonialsPage />);
  expect(container.querySelectorAll('blockquote')).toHaveLength(4);
  expect(container.querySelectorAll('figcaption')).toHaveLength(4);
});

test('Careers lists three remote openings, and Apply only says that it is not implemented', () => {
  const said: unknown[] = [];
  window.alert = (text: unknown) => void said.push(text);
  const { container } = renderPage(<CareersPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Senior Frontend Engineer',
    'AI/ML Engineer',
    'Product Marketing Manager',
  ]);
  expect(container.textContent?.match(/Remote/g)).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Apply: AI/ML Engineer' }));
  expect(said).toEqual([expect.stringContaining('not implemented')]);
});

describe('Status', () => {
  const names = ['Website and API', 'Content Transformation AI', 'Authentication', 'Database', 'Billing'];

  test('shows five components from the live check, also when it answers 503, and asks again on Refresh', async () => {
    let current = { status: 503, body: health({ database: 'outage', redis: 'degraded' }) };
    answerCalls({ 'GET /api/health/ready': () => current });
    renderPage(<StatusPage />);
    await screen.findByText('Major Outage: Database');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(names);
    expect(screen.getByText('Degraded Performance')).toBeInTheDocument();
    current = { status: 200, body: health() };
    const seen: string[] = [];
    const note = (): void => {
      if (screen.queryAllByText('Operational').length === 5)
        seen.push(document.querySelector('p[role=status]')?.textContent ?? '');
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(seen).toContain('All systems operational'));
    observer.disconnect();
    // the rows and the sentence over them change at once
    expect(new Set(seen)).toEqual(new Set(['All systems operational']));
  });

  test('calls everything out when no report comes', async () => {
    answerCalls({ 'GET /api/health/ready': { status: 502, body: 'Bad gateway' } });
    renderPage(<StatusPage />);
    await waitFor(() => expect(screen.getAllByText('Major Outage')).toHaveLength(5));
  });

  test.each<[Partial<Health['components']>, ComponentState[]]>([
    [{}, ['operational', 'operational', 'operational', 'operational', 'operational']],
    [
      { queue: 'partial', writer: 'degraded' },
      ['operational', 'partial', 'operational', 'operational', 'operational'],
    ],
    [
      { identity: 'outage', payments: 'degraded' },
      ['operational', 'operational', 'outage', 'operational', 'degraded'],
    ],
  ])('reads %j', (states, expected) => {
    expect(statusRows(health(states)).map((row) => row.state)).toEqual(expected);
  });

  test('the sentence over the table names the worst and where it is', () => {
    expect(worstOf([])).toBe('operational');
    expect(overallSentence(statusRows(health({ api: 'partial' })))).toBe('Partial Outage: Website and API');
    const rows = statusRows(health({ writer: 'outage', identity: 'degraded' }));
    expect(overallSentence(rows)).toBe('Major Outage: Content Transformation AI');
  });
});
