export default function HelpCenterPage() {
  return <div className="page" />;
}
