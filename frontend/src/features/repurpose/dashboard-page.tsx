export default function DashboardPage() {
  return <div className="page" />;
}
