export default function TermsPage() {
  return <div className="page" />;
}
